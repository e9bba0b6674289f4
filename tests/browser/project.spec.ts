import { expect, test } from '@playwright/test';
import { defaultPageColor } from '@/lib/constants';
import { localizeJobs } from '@/lib/content/localize';
import az from '@/messages/az.json' with { type: 'json' };
import { projects } from './site';

for (const project of projects) {
  const { id, name, color, link, process, detail, time } = project;

  test(`project ${id} is shown whole`, async ({ page }) => {
    await page.goto(`/az/project/${id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.az ?? name.en);

    const article = page.getByRole('main').getByRole('article');
    const tint = await article.evaluate((element) =>
      getComputedStyle(element).getPropertyValue('--project-color'),
    );
    expect(tint).toBe(color ?? defaultPageColor);

    await expect(article.locator('dd').nth(0)).toHaveText(process.az ?? '');
    await expect(article.locator('dd').nth(1)).toHaveText(detail.az ?? '');
    await expect(article.locator('dd').nth(2)).toHaveText(time);
    const live = article.getByRole('link', { name: az.Detail.Visit });
    await expect(live).toHaveAttribute('href', link);
    await expect(live).toHaveAttribute('target', '_blank');
    await expect(live).toHaveAttribute('rel', /noopener/);

    const jobs = article.locator('ol > li');
    const texts = localizeJobs(project, 'az');
    await expect(jobs).toHaveCount(texts.length);
    for (const [index, { role, text }] of texts.entries()) {
      await expect(jobs.nth(index)).toContainText(role);
      await expect(jobs.nth(index)).toContainText(text);
    }
    await expect(article.locator('img')).toHaveCount(4);
  });
}
