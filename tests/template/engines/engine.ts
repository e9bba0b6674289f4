import { chromium } from './chromium';
import { firefox } from './firefox';
import { webkit } from './webkit';

const engines = { firefox, webkit, chromium };

type Pointer = 'mouse' | 'touch';

export type EngineName = keyof typeof engines;

/** The actions that the tests need, in each browser. Selectors are CSS. */
export interface Engine {
  /** Loads a page of the site. @param path from the site's root */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  click(selector: string): Promise<void>;
  /** Presses the first place, moves to the others and lets go at the last one. Places are in pixels from the window's corner. */
  drag(pointer: Pointer, places: [x: number, y: number][]): Promise<void>;
  /** Presses a key in the element that has the focus. @param key `Tab`, `Escape`, `Enter`, `ArrowRight` or a lower-case letter */
  press(key: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. Arguments and result must be JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The page's errors since the last call. */
  takeFaults(): Promise<string[]>;
  close(): Promise<void>;
}

/** @param scripting false for a visitor without JavaScript */
export function launch(name: EngineName, scripting = true): Promise<Engine> {
  return engines[name](`http://localhost:${process.env.PORT}`, scripting);
}
