import { defaultPageColor } from '@/lib/constants';
import { localizeJobs } from '@/lib/content/localize';
import az from '@/messages/az.json' with { type: 'json' };
import { projects } from './site';
import { expect, test } from './test';

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

for (const width of [320, 768, 1280, 1920]) {
  test(`no empty stretch opens between the parts of a project's page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { id } of projects) {
      await page.goto(`/az/project/${id}/`);
      const gap = await page.getByRole('main').evaluate((main) => {
        const text = [...main.querySelectorAll('p, dl')];
        const roles = main.querySelector('h2')?.getBoundingClientRect().top ?? 0;
        // The words themselves: a box can be stretched around nothing.
        const before = text.map((each) => {
          const words = document.createRange();
          words.selectNodeContents(each);
          return words.getBoundingClientRect().bottom;
        });
        return roles - Math.max(...before.filter((bottom) => bottom < roles));
      });
      expect(gap, `project ${id}`).toBeLessThan(300);
    }
  });
}
