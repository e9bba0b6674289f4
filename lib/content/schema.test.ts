import { schemas } from './schema';

const { owner, scenes } = schemas;
const alt = { en: 'Me' };
const both = { night: 'a.png', day: 'a.png' };
const two = { night: 'a.png', day: 'b.png' };

test.each([
  ['a.png', { image: both }],
  [two, { image: two }],
  [
    { image: 'a.png', alt },
    { image: both, alt },
  ],
  [
    { image: two, alt },
    { image: two, alt },
  ],
])(
  'a portrait is a picture, for each theme or for both, alone or described: %j',
  (source, expected) => {
    expect(owner.shape.portrait.parse(source)).toEqual(expected);
  },
);

test.each([
  [{}, {}],
  [{ photo: 'a.png' }, { photo: { wide: both, windows: [] } }],
  [{ photo: two }, { photo: { wide: two, windows: [] } }],
  [
    { photo: { wide: two, narrow: 'a.png', alt }, contact: two },
    {
      photo: { wide: two, narrow: both, windows: [], alt },
      contact: { image: two },
    },
  ],
])('each scene is optional, and a picture is enough: %j', (source, expected) => {
  expect(scenes.parse(source)).toEqual(expected);
});
