import { defaultPageColor } from '@/lib/constants';
import { jobsOf, localize } from '@/lib/content/localize';
import { projectRoute } from '@/lib/routes';
import { inOther, other, projects, words } from './site';
import { expect, test } from './test';

// Jest has projects without a link or a colour.
for (const project of projects.slice(0, 1)) {
  const { id, name, color, link, process, detail, time } = project;

  test(`project ${id} shows all its facts`, async ({ page }) => {
    await page.goto(inOther(projectRoute(id)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(localize(name, other));

    const article = page.getByRole('main').getByRole('article');
    for (const element of [page.locator('html'), article]) {
      const tint = await element.evaluate((each) =>
        getComputedStyle(each).getPropertyValue('--project-color'),
      );
      expect(tint).toBe(color ?? defaultPageColor);
    }

    await expect(article.locator('dd').nth(0)).toHaveText(localize(process, other));
    await expect(article.locator('dd').nth(1)).toHaveText(localize(detail, other));
    await expect(article.locator('dd').nth(2)).toHaveText(time);
    const live = article.getByRole('link', { name: words.Detail.Visit });
    await expect(live).toHaveCount(link ? 1 : 0);
    if (link) {
      await expect(live).toHaveAttribute('href', link);
      await expect(live).toHaveAttribute('target', '_blank');
      await expect(live).toHaveAttribute('rel', /noopener/);
    }

    const jobs = article.locator('ol > li');
    const texts = jobsOf(project);
    await expect(jobs).toHaveCount(texts.length);
    for (const [index, { role, text }] of texts.entries()) {
      await expect(jobs.nth(index)).toContainText(localize(role, other));
      await expect(jobs.nth(index)).toContainText(localize(text, other));
    }
    // Three of its own and one of the next project.
    await expect(article.locator('img')).toHaveCount(projects.length > 1 ? 4 : 3);
  });
}

test('no large gap opens between the parts of a project page', async ({ page }) => {
  test.slow();
  for (const { id } of projects) {
    await page.goto(inOther(projectRoute(id)));
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const gap = await page.getByRole('main').evaluate((main) => {
        const roles = main.querySelector('h2')?.getBoundingClientRect().top ?? 0;
        // The text itself: its box may be stretched.
        const bottoms = [...main.querySelectorAll('p, dl')].map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().bottom;
        });
        return roles - Math.max(...bottoms.filter((bottom) => bottom < roles));
      });
      expect(gap, `project ${id} at ${width} px`).toBeLessThan(300);
    }
  }
});
