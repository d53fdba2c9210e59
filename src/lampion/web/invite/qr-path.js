// The dark modules of a QR code as one path.

/** @param {{size: number, get: (x: number, y: number) => boolean}} bitmap */
export function pathOf(bitmap) {
  let path = "";
  for (let y = 0; y < bitmap.size; y += 1)
    for (let x = 0; x < bitmap.size; x += 1)
      if (bitmap.get(x, y) && !bitmap.get(x - 1, y)) {
        let end = x;
        while (bitmap.get(end, y)) end += 1;
        path += `M${x} ${y}h${end - x}v1h${x - end}z`;
      }
  return path;
}
