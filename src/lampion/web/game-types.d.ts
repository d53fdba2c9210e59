// What the games put where the wire leaves the shape to them: the parts of an offer, and what is certain about a move.

import type { Message } from "./types";

export type PartValue = string | number | boolean | null | (string | number)[];

/** What is already certain about an action, or was after it. */
export type Preview = {
  kind: string;
  /** by colour */
  points?: Record<string, number>;
  rays?: { symbol: string; from: string; cells: string[] }[];
  closed?: { cell: string; points: Record<string, number> }[];
  reached?: string[];
  lost?: Record<string, number>;
  bonus?: number;
  /** what the turn may end with after it, as notation */
  then?: string[];
  ends?: boolean;
  wins?: boolean;
  draws?: number;
  /** pieces by name, or [path, owner] */
  tiles?: any[];
  /** changes by seat */
  vp?: Record<string, number>;
  ap?: Record<string, number>;
  /** seat, hero, where to */
  heroes?: [number, string, string | null][];
  /** paths */
  covered?: string[];
  /** places */
  freed?: string[];
  /** place, kind, which building */
  built?: [string, string | null, number][];
  /** seat, kind, count */
  taken?: [number, string, number][];
  /** the round that begins */
  round?: number | null;
  /** how the round ended: guards back and action points before and now, by seat, and who comes first in the next one */
  round_end?: { round: number; back: number[]; ap: [number, number][]; order: number[]; because: Message[] };
  last_round?: boolean;
  /** options that could do nothing, by number, and why */
  idle?: Record<string, Message[]>;
};
