import type { Content, DayAndNight } from '../../lib/content/types';
import type { Master } from '../pictures/master';
import type { MakePicture } from '../pictures/pictures';
import type { ContentSource } from '../read/read';

/** Makes the pictures of the scenes and the portrait. They stay transparent, because they can be on both themes. */
export async function makeScenes(
  { scenes, owner, site }: Pick<ContentSource, 'scenes' | 'owner' | 'site'>,
  makePicture: MakePicture,
): Promise<Pick<Content, 'scenes'> & Pick<Content['owner'], 'portrait'>> {
  const { imageSection, homeBackground, listBackground, contact } = scenes;
  const make = (master: Master) => makePicture(master, { jpegBackground: site.colors.night });

  async function forThemes({ night, day }: Record<'night' | 'day', Master>): Promise<DayAndNight> {
    return { night: await make(night), day: await make(day) };
  }

  async function makeImageSection(source: NonNullable<typeof imageSection>) {
    const { wide, narrow, day = { wide, narrow }, ...facts } = source;
    return {
      wide: await forThemes({ night: wide, day: day.wide }),
      narrow: await forThemes({ night: narrow, day: day.narrow }),
      ...facts,
    };
  }

  const { image, day = image, alt } = contact;
  return {
    scenes: {
      imageSection: imageSection && (await makeImageSection(imageSection)),
      homeBackground: await forThemes(homeBackground),
      listBackground: await forThemes(listBackground),
      contact: { image: await forThemes({ night: image, day }), alt },
    },
    portrait: owner.portrait && { ...(await forThemes(owner.portrait)), alt: owner.portrait.alt },
  };
}
