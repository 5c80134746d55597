import { readFileSync } from 'node:fs';
import { company } from '@/content/company';
import { isSampleStory } from '@/content/pages/about';
import { samplePictures } from '@/content/pictures';
import { projects } from '@/content/portfolio';
import { testimonials } from '@/content/testimonials';
import { launchItems, openItems, type OpenItem } from './launch-items';

/** What is still open before this site goes live, each with the file and line to edit. */
export function openLaunchItems(now: Date): readonly OpenItem[] {
  const items = launchItems({ company, testimonials, projects, isSampleStory, samplePictures }, now);
  return openItems(items, (file) => readFileSync(file, 'utf8'));
}
