import { fireEvent, render, screen } from '@testing-library/react';
import { Film } from './film';

const labels = { play: 'Play the film', pause: 'Pause the film' };
const film = (
  <Film src="/media/wall.mp4" labels={labels}>
    <svg role="img" aria-label="A film is moved" />
  </Film>
);

afterEach(() => jest.restoreAllMocks());

/** Tells the film that it is in view, or out of it. */
let report: (isIntersecting: boolean) => void;

function setUp({ reducedMotion = false, saveData = false } = {}) {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private callback: IntersectionObserverCallback) {}
      observe(target: Element) {
        report = (isIntersecting) =>
          this.callback(
            [{ target, isIntersecting } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
      }
      unobserve() {}
      disconnect() {}
    },
    matchMedia: () => ({ matches: reducedMotion }),
  });
  Object.assign(navigator, { connection: { saveData } });
  let paused = true;
  const media = HTMLMediaElement.prototype;
  jest.spyOn(media, 'paused', 'get').mockImplementation(() => paused);
  const play = jest.spyOn(media, 'play').mockImplementation(async function (this: Element) {
    paused = false;
    fireEvent.play(this);
  });
  jest.spyOn(media, 'pause').mockImplementation(function (this: Element) {
    paused = true;
    fireEvent.pause(this);
  });
  return play;
}

/** Renders the film, as a page has it when its late script runs. */
function show() {
  render(film);
  jest.isolateModules(() => require('./play-films'));
}

const button = (name: string) => screen.getByRole('button', { name });

test('the film plays while it is in view, until the visitor pauses it', () => {
  const play = setUp();
  show();
  expect(document.querySelector('video')).not.toHaveAttribute('controls');
  expect(play).not.toHaveBeenCalled();
  report(true);
  expect(button(labels.pause)).toBeVisible();
  report(false);
  expect(button(labels.play)).toBeVisible();
  report(true);
  fireEvent.click(button(labels.pause));
  report(false);
  report(true);
  expect(button(labels.play)).toBeVisible();
  fireEvent.click(button(labels.play));
  expect(button(labels.pause)).toBeVisible();
});

test.each([{ reducedMotion: true }, { saveData: true }])(
  'with %o, only the visitor starts the film',
  (settings) => {
    const play = setUp(settings);
    show();
    report(true);
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(button(labels.play));
    expect(button(labels.pause)).toBeVisible();
  },
);

test('a browser that refuses to play leaves the poster, and the visitor can try again', async () => {
  const play = setUp();
  play.mockRejectedValue(new DOMException('Low power', 'NotAllowedError'));
  show();
  report(true);
  await Promise.resolve();
  fireEvent.click(button(labels.play));
  await Promise.resolve();
  expect(play).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('img', { name: 'A film is moved' })).toBeVisible();
});

test('of a film that cannot be loaded, only the poster is left', () => {
  setUp();
  show();
  fireEvent.error(document.querySelector('video') as Element);
  expect(document.querySelector('video')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A film is moved' })).toBeVisible();
});
