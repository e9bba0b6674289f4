import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { defaultCardColor } from '@/lib/constants';
import type { Project } from '@/lib/content/types';
import { localizeRoute, projectRoute } from '@/lib/routes';
import { Localized } from '../localized/localized';
import { CardElement } from './card-element';

interface Props
  extends Pick<
    ComponentProps<typeof CardElement>,
    'headingLevel' | 'sizes' | 'priority' | 'prefetch'
  > {
  project: Project;
}

export function ProjectCard({ project, ...props }: Props) {
  const locale = useLocale();
  const { id, name, littleName, detail, time, image, color = defaultCardColor } = project;
  return (
    <CardElement
      {...props}
      id={id}
      href={localizeRoute(projectRoute(id), locale)}
      color={color}
      image={image}
      time={time}
      name={<Localized text={name} />}
      littleName={littleName && <Localized text={littleName} />}
      detail={<Localized text={detail} />}
    />
  );
}
