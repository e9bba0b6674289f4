import { schemas } from './schema';

const portrait = schemas.owner.shape.portrait;
const alt = { en: 'Me' };

test.each([
  [undefined, undefined],
  [
    { image: 'a.png', alt },
    { night: 'a.png', day: 'a.png', alt },
  ],
  [
    { night: 'a.png', alt },
    { night: 'a.png', day: 'a.png', alt },
  ],
  [
    { image: 'a.png', day: 'b.png', alt },
    { night: 'a.png', day: 'b.png', alt },
  ],
])('a portrait of one picture, two, or none: %j', (source, expected) => {
  expect(portrait.parse(source)).toEqual(expected);
});

test.each([[{ alt }], [{ day: 'b.png', alt }], [{ image: 'a.png', night: 'c.png', alt }]])(
  'a portrait of unclear themes is refused: %j',
  (source) => {
    const message = portrait.safeParse(source).error?.issues[0]?.message;
    expect(message).toBe('must have one "image" for both themes, or "night" and "day"');
  },
);
