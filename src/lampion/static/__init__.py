"""The whole of Lampion as a folder that needs no server: made here, run by `web/folder` and `lampion.browser`."""
