import { wcagContrast } from 'culori';
import sharp from 'sharp';
import type { Content, DayAndNight, Palette } from '../../lib/content/types';
import type { MakePicture } from '../pictures/pictures';
import type { SourcePicture } from '../pictures/source-picture';
import type { ContentSource } from '../read/read';

type SourcePictures = Record<'night' | 'day', SourcePicture>;

/** Makes the pictures of the scenes and the portrait. They stay transparent, because they can be on both themes. */
export async function makeScenes(
  { scenes, owner }: Pick<ContentSource, 'scenes' | 'owner'>,
  palette: Palette,
  makePicture: MakePicture,
): Promise<Pick<Content, 'scenes'> & Pick<Content['owner'], 'portrait'>> {
  const { photo, contact } = scenes;
  const { portrait } = owner;
  const make = (source: SourcePicture) => makePicture(source, { jpegBackground: palette.night });

  async function forThemes({ night, day }: SourcePictures): Promise<DayAndNight> {
    return { night: await make(night), day: await make(day) };
  }

  async function makePhoto({ wide, narrow = wide, windows, alt }: NonNullable<typeof photo>) {
    return {
      wide: await forThemes(wide),
      narrow: await forThemes(narrow),
      windows,
      alt,
      blends: (await blends(wide, palette)) && (await blends(narrow, palette)),
    };
  }

  return {
    scenes: {
      photo: photo && (await makePhoto(photo)),
      contact: contact && { ...contact, image: await forThemes(contact.image) },
    },
    portrait: portrait && {
      image: await forThemes(portrait.image),
      alt: portrait.alt ?? owner.name,
    },
  };
}

/** The eye does not see an edge between two colours of less contrast. */
const visibleEdge = 1.1;

/** @returns whether the upper edge of a picture has the page's background in both themes, as the sky of the sample has */
async function blends({ night, day }: SourcePictures, palette: Palette): Promise<boolean> {
  const [byNight, byDay] = await Promise.all([
    edgeContrast(night, palette.night),
    edgeContrast(day, palette.paper),
  ]);
  return Math.max(byNight, byDay) < visibleEdge;
}

/** @returns the greatest contrast between the upper edge of a picture and a background */
async function edgeContrast({ bytes }: SourcePicture, background: string): Promise<number> {
  const pixels = await sharp(bytes)
    .autoOrient()
    .flatten({ background })
    .toColourspace('srgb')
    .resize(16, 16, { fit: 'fill' })
    .raw()
    .toBuffer();
  const contrasts = Array.from({ length: 16 }, (_, x) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(3 * x);
    return wcagContrast({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }, background);
  });
  return Math.max(...contrasts);
}
