import { defaultPageColor } from '@/lib/constants';
import { jobsOf, localize } from '@/lib/content/localize';
import { projectRoute } from '@/lib/routes';
import { inOther, other, projects, words } from './site';
import { expect, test } from './test';

// Jest has projects without a link or a colour.
test('a project shows all its facts', async ({ page }) => {
  const [project] = projects;
  if (!project) return test.skip();
  const { id, name, color, link, process, detail, time } = project;
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
