import { defaultColors } from '@/lib/constants.mjs';
import { projects, scenes } from '@/lib/content/content';
import { projectRoute } from '@/lib/routes';
import { Link } from '../../parts/link';
import { Localized } from '../../parts/localized';
import styles from './city-windows.module.scss';

/**
 * Lit windows over the scene; each links to a project. There are as many as the scene has places for, and at most one
 * for each project. They are only for the pointer: the cards have the same links, for the keyboard and screen readers too.
 */
export function CityWindows() {
  if (!scenes.photo) return null;
  const { wide, narrow, windows } = scenes.photo;
  if (windows.length === 0 || projects.length === 0) return null;
  return (
    <ul
      className={styles.windows}
      style={{
        '--wide-ratio': wide.night.width / wide.night.height,
        '--narrow-ratio': narrow.night.width / narrow.night.height,
      }}
      aria-hidden
    >
      {windows.map((place, index) => {
        const project = projects[index];
        if (!project) return null;
        const { id, name, color = defaultColors.card } = project;
        return (
          <li
            key={id}
            style={{
              '--project-color': color,
              '--wide-x': place.wide.x,
              '--wide-y': place.wide.y,
              '--narrow-x': place.narrow?.x,
              '--narrow-y': place.narrow?.y,
            }}
          >
            <Link route={projectRoute(id)} tabIndex={-1} data-window="">
              <span className={styles.line}>
                <span className={styles.name}>
                  <Localized text={name} />
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
