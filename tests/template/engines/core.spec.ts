import { behaviours } from './behaviours';
import { test } from './test';

for (const [name, behaviour] of Object.entries(behaviours)) {
  test(name, ({ engine, engineName }) => behaviour(engine, engineName));
}
