import { defaultPageColor } from '@/lib/constants';
import { jobsOf, localize } from '@/lib/content/localize';
import { projectRoute } from '@/lib/routes';
import { inOther, other, projects, words } from './site';
import { expect, test } from './test';

for (const project of projects) {
  const { id, name, color, link, process, detail, time } = project;

  test(`project ${id} is shown whole`, async ({ page }) => {
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
    // Its three, and that of the next one.
    await expect(article.locator('img')).toHaveCount(projects.length > 1 ? 4 : 3);
  });
}

for (const width of [320, 768, 1280, 1920]) {
  test(`no empty stretch opens between the parts of a project's page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { id } of projects) {
      await page.goto(inOther(projectRoute(id)));
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
