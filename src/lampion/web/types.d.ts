// The shapes of what the page sends and is sent. Written by tools/make_types.py from lampion.wire: change that.

import type { PartValue, Preview } from "./game-types.js";

export type { PartValue, Preview };
export type SeatRef = { seat: number };
export type Arg = string | number | SeatRef | Message | Message[];
export type OptionValue = boolean | number | string;
export type OfferColumn = { all: any } | { by?: number; each: any[] } | { by?: number; of: any[]; at: number[] };

/** A table to open. `start` is the start player; null lets chance choose. `listed`: strangers may find it. `map` is the name of a map that the host has installed; null: the game's usual one. The game begins with a deal, or from the text of a `position`, or from where a `record` stood after move number `move`. Then `start` is not chosen, and options and map that are not sent are those of the position. */
export type NewTable = {
  game: string;
  seats: NewSeat[];
  options?: Record<string, OptionValue>;
  start?: number | null;
  contribution?: string | null;
  clock?: NewClock | null;
  map?: string | null;
  listed?: boolean;
  position?: string | null;
  record?: Record<string, unknown> | null;
  move?: number | null;
};
/** A seat of a new table. Human ones belong to whoever opens it; open ones wait for somebody. */
export type NewSeat = {
  kind: "bot" | "human" | "open";
  name?: string | null;
  level?: string | null;
};
/** How long a seat may think, in milliseconds: a bank that grows with each turn, or days for each move. */
export type NewClock = {
  bank?: number | null;
  increment?: number;
  days?: number | null;
};
/** A command under a key of the client's own. `version` is the one the client has seen. It may be null for what does not depend on the position: whatever is not move, line, done or undo, and no ask or answer that does not name its question. */
export type CommandRequest = {
  key: string;
  version?: number | null;
  seat: number;
  command: Move | PlayLine | Done | SetWait | SetStanding | Undo | Resign | Sit | Rematch | Ask | Answer | Resume | Leave | Return | OfferSeat | TakeSeat | Say | Mute;
};
/** Decide, by notation or by code. */
export type Move = {
  do: "move";
  notation?: string | null;
  code?: number | null;
};
/** Decide several times in one piece, by notation: all of it happens, or nothing does. Undo takes all of it back. `joined`: it goes on with what this seat has decided last, and is taken back together with it. */
export type PlayLine = {
  do: "line";
  line: string[];
  joined?: boolean;
};
/** Hand the move on: what was decided stays. */
export type Done = {
  do: "done";
};
/** Whether the table is to wait for this seat's "done". */
export type SetWait = {
  do: "set-wait";
  on: boolean;
};
/** Answer a standing question of the game once and for all; null: be asked each time. */
export type SetStanding = {
  do: "set-standing";
  question: string;
  answer: string | null;
};
/** Take the last decision back. */
export type Undo = {
  do: "undo";
};
/** Give up. */
export type Resign = {
  do: "resign";
};
/** Take an open seat. */
export type Sit = {
  do: "sit";
  name?: string | null;
  contribution?: string | null;
};
/** Play again with the same players, at a new table. */
export type Rematch = {
  do: "rematch";
  contribution?: string | null;
};
/** Ask the others for a take-back of one's last decision, or for a pause. `question` is the version of the table at which the question came up: what people say to each other after it does not make it another question. */
export type Ask = {
  do: "ask";
  what: "pause" | "take-back";
  question?: number | null;
};
/** Say yes or no to what was asked; `question` is the version at which it was asked. */
export type Answer = {
  do: "answer";
  yes: boolean;
  question?: number | null;
};
/** End the pause. */
export type Resume = {
  do: "resume";
};
/** Leave; a bot may play meanwhile. */
export type Leave = {
  do: "leave";
  bot?: boolean;
};
/** Come back. */
export type Return = {
  do: "return";
};
/** Let another device take the seat over, once; `code` is the SHA-256, in hex, of a code of one's own. */
export type OfferSeat = {
  do: "offer-seat";
  code: string;
};
/** Take a seat over from another device, with the code itself. */
export type TakeSeat = {
  do: "take-seat";
  code: string;
};
/** Write a line to everybody at the table. */
export type Say = {
  do: "say";
  text: string;
};
/** Read no more of what a seat says, or again. */
export type Mute = {
  do: "mute";
  whom: number;
  on?: boolean;
};
/** An action somebody asks about, by notation or by code. */
export type WhyRequest = {
  seat: number;
  notation?: string | null;
  code?: number | null;
};
/** Legal actions of the seat that decides, at the version they were offered. */
export type PreviewRequest = {
  seat: number;
  version?: number | null;
  codes: number[];
};
/** The seat that decides, and the version at which it wants to know its whole turns. */
export type TurnsRequest = {
  seat: number;
  version?: number | null;
};
/** The seat that wants advice, the version it is wanted for, and how many whole turns are wanted as ideas. */
export type HintRequest = {
  seat: number;
  version?: number | null;
  ideas?: number;
};
/** Have a finished game analysed. */
export type AnalysisRequest = {
};
/** What was decided so far, by notation or by code. */
export type PracticeRequest = {
  moves: (string | number)[];
  zones?: boolean;
};
/** Legal actions after these decisions. */
export type PracticePreviewRequest = {
  moves: (string | number)[];
  codes: number[];
};
/** Whole turns after these decisions. */
export type PracticeTurnsRequest = {
  moves: (string | number)[];
};
/** An action somebody asks about, after these decisions. */
export type PracticeWhyRequest = {
  moves: (string | number)[];
  notation?: string | null;
  code?: number | null;
};
/** A command. */
export type DoMessage = {
  type: "do";
  key: string;
  version?: number | null;
  seat: number;
  command: Move | PlayLine | Done | SetWait | SetStanding | Undo | Resign | Sit | Rematch | Ask | Answer | Resume | Leave | Return | OfferSeat | TakeSeat | Say | Mute;
};
/** See the table from another seat of one's own; null: follow the one that decides. `zones`: with or without them from now on; null: as before. */
export type LookMessage = {
  type: "look";
  seat?: number | null;
  zones?: boolean | null;
};
/** Send the whole position again: a change was missed. */
export type AgainMessage = {
  type: "again";
};
/** Is anybody there? */
export type PingMessage = {
  type: "ping";
};
/** How it stands now, with the log since the last one. */
export type PositionMessage = {
  type: "position";
  envelope: Envelope;
};
/** All that a client gets of a table, seen from one seat. `numbers`, `board` and `zones` are null before the game begins. `map` is the name of the edition, null for the first one of games that had none before; `map_hash` is its hash. `turned` is the version at which the position last changed; what came after it is talk. Without a `commitment` the server did not shuffle this deal: the game began from a position that was given to it. */
export type Envelope = {
  v: 1;
  table: string;
  version: number;
  turned: number;
  game: string;
  rules: string;
  options: Record<string, OptionValue>;
  map: string | null;
  map_hash: string | null;
  numbers: Record<string, unknown> | null;
  seat: number | null;
  mine: number[];
  seats: SeatShown[];
  watching: number;
  to_move: number | null;
  prompt: Message;
  board: any;
  zones: Zone[];
  legal: Offer[] | null;
  undo: UndoShown;
  waits: WaitShown | null;
  settings: SettingsShown | null;
  scores: number[];
  hidden: boolean;
  started: boolean;
  over: boolean;
  result: Result | null;
  frozen: FrozenShown | null;
  commitment: string | null;
  rematch: string | null;
  listed: boolean;
  paused: boolean;
  question: QuestionShown | null;
  clock: ClockShown | null;
  muted: number[];
  log: Log;
};
/** A seat as everybody sees it. `here`: somebody is connected for it; `held`: it belongs to somebody. */
export type SeatShown = {
  name: string | null;
  kind: "bot" | "human" | "open";
  level: string | null;
  here: boolean;
  held: boolean;
  resigned: boolean;
  away: boolean;
};
/** A sentence to be worded: the key of a catalogue entry and its arguments. */
export type Message = {
  key: string;
  args: Record<string, Arg>;
};
/** Whether the viewer may take a decision back; `lock` says why not. */
export type UndoShown = {
  can: boolean;
  lock: Message | null;
};
/** The table waits for the "done" of a seat; then `next` is asked, or the game is over (null). */
export type WaitShown = {
  seat: number;
  next: number | null;
};
/** How the viewer's seat likes to be asked. */
export type SettingsShown = {
  wait: boolean;
  standing: StandingShown[];
};
/** A question that may be answered once and for all, its answers in words, and the one given (null: ask). `asked`: it is what the viewer has to decide now. */
export type StandingShown = {
  question: string;
  text: Message;
  answers: Record<string, Message>;
  answer: string | null;
  asked: boolean;
};
/** How the game ended. `tally` is what each seat scored, in the order the game's documentation gives. */
export type Result = {
  winners: number[];
  by: "agreement" | "host" | "resign" | "rules" | "time";
  seat: number | null;
  headline: Message;
  tally: number[][];
};
/** Why a table is frozen: since which row, and what the rules say about it. */
export type FrozenShown = {
  version: number;
  text: Message;
};
/** What a seat asked the others for, who has not answered yet, and the version at which it was asked. */
export type QuestionShown = {
  what: "pause" | "take-back";
  seat: number;
  waiting: number[];
  version: number;
};
/** The clocks: what each seat had left at `since`, whose clock it is, whether it runs, and the time now. */
export type ClockShown = {
  bank: number;
  increment: number;
  days: number;
  left: number[];
  asked: number | null;
  runs: boolean;
  since: number;
  deadline: number | null;
  now: number;
};
/** Entries from a version on. */
export type Log = {
  from: number;
  entries: LogEntry[];
};
/** An entry as a viewer gets it. `detail` is the preview of a move, which is public now. */
export type LogEntry = {
  version: number;
  at: number;
  number: number | null;
  seat: number | null;
  kind: string;
  notation: string | null;
  text: Message;
  detail: Preview | null;
  after: After | null;
  undone: boolean;
};
/** How it stood after an entry. */
export type After = {
  scores: number[];
};
/** What has changed since the message before it, for clients that asked for `changes=true`: docs/api.md. `number` counts them from the last whole position on, which is 0. */
export type ChangesMessage = {
  type: "changes";
  number: number;
  envelope: Record<string, unknown>;
};
/** The command is stored. It comes before the position it leads to. */
export type AckMessage = {
  type: "ack";
  key: string;
  version: number;
};
/** The rules or the table say no. `step`, for a line: which of its decisions, from 0; none of them was made. */
export type RefusedMessage = {
  type: "refused";
  key: string;
  reason: Reason;
  step?: number;
};
/** Why something is not allowed: the number of the rule, a message with the facts, and what they are about. */
export type Reason = {
  rule: string;
  key: string;
  facts: Record<string, Arg>;
  about: Thing[];
};
/** Something on the table that a reason is about, named as the parts of offers are: a cell, a site, a card … */
export type Thing = {
  part: string;
  name: string;
};
/** The table has moved on to this version. */
export type ConflictMessage = {
  type: "conflict";
  key: string;
  version: number;
};
/** Anything else that could not be done, as over HTTP; under the key of the command, if it was one. `unsure` comes with `not-stored`: whether it may have been stored after all. */
export type ErrorMessage = {
  type: "error";
  error: string;
  message: string;
  key?: string;
  unsure?: boolean;
};
/** Somebody is there. */
export type PongMessage = {
  type: "pong";
};
/** The server ends; come back later. */
export type ByeMessage = {
  type: "bye";
};
/** What the host says to everybody; null: nothing any more. */
export type NoticeMessage = {
  type: "notice";
  notice: NoticeShown | null;
};
/** What the host says to everybody, until a time in milliseconds since 1970 (UTC). */
export type NoticeShown = {
  text: string;
  until: number;
};
/** An edition of a game with all its values. `usual`: new tables are played with it unless they name another. */
export type EditionAnswer = {
  game: string;
  name: string;
  hash: string;
  usual: boolean;
  values: EditionValue[];
};
/** A value of an edition: its key in the file, what it is called, itself, in words, and where it comes from. `group` and `row` are titles in words; a value that is in no row has none. `note` says more about its source. */
export type EditionValue = {
  key: string;
  group: string;
  row: string;
  label: string;
  value: any;
  text: string;
  mark: "house" | "inferred" | "text" | null;
  note: string;
};
/** A game: how many can play, what can be chosen, which bots play it. `bots` are all of them, `levels` those to be offered to people, both from the weakest. `turns` is how many each of two players has in a game, as measured with bots, or null. `maps` are those that the host has installed, the usual one first; none for games without maps. */
export type GameFacts = {
  name: string;
  title: string;
  seats: number[];
  options: Record<string, OptionFacts>;
  bots: string[];
  levels: LevelFacts[];
  turns: number | null;
  maps: string[];
};
/** A choice before the game. */
export type OptionFacts = {
  default: OptionValue;
  choices: OptionValue[];
};
/** A level to play against; what was not measured is null. */
export type LevelFacts = {
  name: string;
  strength: StrengthFacts | null;
};
/** About how many of so many games a level wins against another, with two seats, as measured. */
export type StrengthFacts = {
  against: string;
  wins: number;
  of: number;
};
/** From where this server can be reached, and by which address; null: the one the client uses itself. `can_open`: the client sits at this machine and may let its network in. */
export type Reach = {
  reach: "device" | "everywhere" | "network";
  address: string | null;
  can_open: boolean;
};
/** What the host says now, or null. */
export type NoticeAnswer = {
  notice: NoticeShown | null;
};
/** A new table. */
export type Opened = {
  table: string;
  version: number;
};
/** A command that is stored: killing the server now does not lose it. */
export type Ack = {
  version: number;
  key: string;
};
/** The reason, or null if it is allowed. */
export type Why = {
  reason: Reason | null;
};
/** What could not be done: a code, an English sentence, and facts that depend on the code. */
export type ErrorAnswer = {
  error: string;
  message: string;
};
/** The table has moved on to this version. */
export type ConflictAnswer = {
  error: string;
  message: string;
  version: number;
};
/** The rules or the table say no. `step`, for a line: which of its decisions, from 0; none of them was made. */
export type RefusedAnswer = {
  error: string;
  message: string;
  reason: Reason;
  step?: number;
};
/** The store failed. `unsure`: it may have been stored after all; sending it again with the same key settles it. */
export type NotStoredAnswer = {
  error: string;
  message: string;
  unsure: boolean;
};
/** Offers that have much in common, for clients that asked for `offers=compact`: docs/api.md says how to read it. */
export type OfferFamily = {
  codes: number[][];
  notation: (string | OfferColumn | { part: string; item: number })[];
  parts: Record<string, OfferColumn>;
  choose: OfferColumn;
};
/** One of the client's tables; `changed` is in milliseconds since 1970 (UTC). */
export type Listed = {
  game: string;
  seats: SeatShown[];
  to_move: number | null;
  started: boolean;
  over: boolean;
  scores: number[];
  options?: Record<string, OptionValue>;
  clock?: ClockPlan | null;
  winners?: number[];
  table: string;
  version: number;
  changed: number;
  mine: number[];
};
/** How long a seat may think: a bank of milliseconds and an increment for each turn, or days per move. */
export type ClockPlan = {
  bank?: number;
  increment?: number;
  days?: number;
};
/** A table in the lobby; `here`: somebody is connected to it. */
export type Waiting = {
  game: string;
  seats: SeatShown[];
  to_move: number | null;
  started: boolean;
  over: boolean;
  scores: number[];
  options?: Record<string, OptionValue>;
  clock?: ClockPlan | null;
  winners?: number[];
  table: string;
  version: number;
  changed: number;
  mine: number[];
  here: boolean;
};
/** What a bot would do here. `ideas` are whole turns, if they were asked for and the game lists them; best first. */
export type Hint = {
  code: number;
  notation: string;
  text: Message;
  ideas: Idea[];
};
/** A whole turn as advice: its decisions by notation, which of `Game.turns` it is, what it does, and why. What is asked after that turn is in the line too, as far as it can be known; `turn` is None if the game cannot tell. */
export type Idea = {
  line: string[];
  turn: number | null;
  text: Message;
  reasons: Message[];
};
/** A move to compare: the first code of its `moves`, what to do, the chance behind it, and what speaks for it. */
export type Candidate = {
  code: number;
  moves: string[];
  advice: Message[];
  chance: number;
  why: Message[];
};
/** A lesson in the list of a game; its words have its id. `content` is another one if the lesson was changed. */
export type LessonShown = {
  id: string;
  content: string;
  rules: string[];
  tries: TryShown[];
};
/** A try that the lesson has an answer to. `refused`: the rules do not allow its last decision. */
export type TryShown = {
  id: string;
  line: string[];
  refused: boolean;
};
/** How a lesson stands: the position as at a table, and what the lesson makes of the decisions. `moves` are they in notation. `tried` is the id of a try that the lesson has words for. `next` is null where the solution does not go on from here. */
export type Practice = {
  envelope: Envelope;
  moves: string[];
  stands: "astray" | "open" | "solved";
  tried: string | null;
  next: NextShown | null;
};
/** The next decision of the solution; `ideas` is the whole turn that it begins, of games that list such turns. */
export type NextShown = {
  code: number;
  notation: string;
  ideas: Idea[];
};
/** Each seat's chance of victory after a decision, as the bots judge it; `version` 0 is the beginning. */
export type JudgedPosition = {
  version: number;
  chances: number[];
};
/** How it stood after so many decisions of the line that stands; `version` is that of the last of them. */
export type PastPosition = {
  step: number;
  version: number;
  to_move: number | null;
  prompt: Message;
  board: any;
  zones: Zone[];
  scores: number[];
};
/** One game. `unit` says what the numbers are: chances of victory, or points where one plays alone. */
export type GameReport = {
  game: string;
  evaluator: EvaluatorName;
  seats: SeatSheet[];
  moments: KeyMoment[];
  curve: CurvePoint[];
  unit: "chance" | "points";
  done: number;
  steps: number;
  moves: number;
};
/** Which evaluator judged: the same name, hash and nodes always give the same analysis of the same game. */
export type EvaluatorName = {
  name: string;
  hash: string;
  nodes: number;
};
/** One seat's balance sheet: `start` + `luck` + `hidden` + all `choices` + `drift` = `result`. `choices` has a number for each deciding seat. `error_rate` is the loss of a counted decision, `level` the bot that plays most like it; both are None where nothing was counted. */
export type SeatSheet = {
  seat: number;
  start: number;
  result: number;
  luck: number;
  hidden: number;
  choices: number[];
  drift: number;
  error_rate: number | null;
  level: string | null;
  counted: number;
};
/** A decision that cost more than it had to, `step` moves into the record and `moves` long. `loss` is what it cost by what its player could know, `error` the standard error of that; `open_loss` is hindsight. `advice` says what would have been best, and `why` the reason, as messages; `text` both in words. */
export type KeyMoment = {
  step: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  error: number;
  text: string;
  moves: number;
  open_loss: number;
  before: number;
  after: number;
  options: ComparedMove[];
  why: Message[];
  advice: Message[];
};
/** One of the moves that were compared: what it is, the chance of whoever decided, and points ahead at once. */
export type ComparedMove = {
  moves: string[];
  chance: number;
  points: number;
  played: boolean;
};
/** How it stood after so many moves: the chances by seat, and what changed them. A `draw` has its item, `said` in words, by how much it changed the chances of every seat, and how likely something as good, or as bad, was for the seat it befell. A `choice` has what it cost whoever decided, and how many `moves` it was made of. */
export type CurvePoint = {
  step: number;
  kind: "choice" | "draw" | "end" | "forced" | "start";
  chances: number[];
  seat: number | null;
  item: string | null;
  drawn: string | null;
  luck: number[];
  as_good: number | null;
  as_bad: number | null;
  loss: number | null;
  counted: boolean;
  choice: number[];
  hidden: number[];
  moves: number;
  said: Message | null;
};
/** A legal action as people choose it: named parts by which the list can be narrowed in any order. Where a set is to be chosen there can be thousands of actions. One offer then stands for all of them: it has `choose` and no code yet. Its `notation` followed by the chosen things, in any order and separated by spaces, is the whole action, and `Game.parse` gives its code. Every set of an allowed size is legal. */
export type Offer = {
  code: number;
  notation: string;
  parts: Record<string, PartValue>;
  choose: Choice | null;
};
export type Choice = {
  from: string[];
  max: number;
  min: number;
};
/** A place on the table that holds pieces: a row, a grid, a list or a counter. */
export type Zone = {
  id: string;
  label: Message;
  layout: "counter" | "grid" | "list" | "row";
  pieces: Piece[];
  owner: number | null;
  columns: number | null;
};
/** Something on the table, for boards that know nothing of the game. */
export type Piece = {
  id: string;
  label: Message;
  at: string | null;
  count: number;
  colour: string | null;
  shape: string | null;
  hidden: boolean;
};
export type FromClient = DoMessage | LookMessage | AgainMessage | PingMessage;
export type FromServer = PositionMessage | ChangesMessage | AckMessage | RefusedMessage | ConflictMessage | ErrorMessage | PongMessage | ByeMessage | NoticeMessage;
export type Command = CommandRequest["command"];
export type CommandAnswer = AckMessage | RefusedMessage | ConflictMessage | ErrorMessage;
