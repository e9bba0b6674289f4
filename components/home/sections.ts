import type { ComponentType } from 'react';
import type { SectionName } from '@/lib/content/schema';
import { About } from './about';
import { FeaturedProjects } from './featured-projects';
import { ImageSection } from './hero/image-section';
import { LogoCarousel } from './logo-carousel';

/** The sections of the home page. `data/site.json` chooses some and their order. */
export const sectionComponents: Record<SectionName, ComponentType> = {
  imageSection: ImageSection,
  projects: FeaturedProjects,
  about: About,
  carousel: LogoCarousel,
};
