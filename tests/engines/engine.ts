import { firefox } from './firefox';
import { webkit } from './webkit';

export type EngineName = 'firefox' | 'webkit';

/** What a test asks of a browser, whatever drives it. Selectors are CSS. */
export interface Engine {
  /** Loads a page of the site. @param path from the site's root */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  click(selector: string): Promise<void>;
  /** One key, by its name in the DOM: `Tab`, `Escape`, `Enter`. */
  press(key: 'Tab' | 'Escape' | 'Enter'): Promise<void>;
  /** Into a control, letter by letter. */
  type(selector: string, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page, with arguments and an answer that are JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** What the page has complained of since the last time that this was asked. */
  takeFaults(): Promise<string[]>;
  close(): Promise<void>;
}

/** @param scripting false for a visitor without JavaScript */
export function launch(name: EngineName, scripting = true): Promise<Engine> {
  return (name === 'firefox' ? firefox : webkit)(`http://localhost:${process.env.PORT}`, scripting);
}
