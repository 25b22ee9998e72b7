import { expect, it } from 'vitest';
import { newVisitor, openBrowser, scanAccessibility, see } from './product.ts';
import { compareWith, memberWithReport, RIVAL } from './reports.ts';

/** Topics and questions changed by hand in the report. */

openBrowser();

it('R6 members rename, hide and add topics and questions and correct verdicts; it lasts, is marked and can be undone', async () => {
  const page = await newVisitor();
  await memberWithReport(page);
  await compareWith(page, [RIVAL]);
  await page.getByRole('button', { name: 'View' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Keywords & Topics' }).click();
  const topics = dialog.getByRole('table', { name: 'Your topics' });
  const changes = dialog.getByRole('list', { name: 'Your edits' });
  const opener = (name: string) => topics.getByRole('rowheader').getByRole('button', { name, exact: true });
  const names = () => topics.getByRole('rowheader').getByRole('button', { expanded: false }).allTextContents();
  await topics.waitFor();
  const [first = '', second = ''] = await names();
  await dialog.getByText('No edits yet.').waitFor();

  await opener(first).click();
  await topics.getByRole('button', { name: `Rename “${first}”` }).click();
  const name = topics.getByRole('textbox', { name: `New name of “${first}”` });
  await name.fill('   ');
  await topics.getByRole('button', { name: 'Rename', exact: true }).click();
  await topics.getByText('Topics have between 1 and 100 characters').waitFor();
  await name.fill(second);
  await topics.getByRole('button', { name: 'Rename', exact: true }).click();
  await topics.getByText('This topic is already on your list.').waitFor();
  await scanAccessibility(page);
  await name.fill('Lights we sell');
  await topics.getByRole('button', { name: 'Rename', exact: true }).click();
  await opener('Lights we sell').waitFor();
  await topics.getByText('Edited by you').waitFor();
  await topics.getByText(`Your website calls it “${first}”.`).waitFor();

  await topics.getByRole('button', { name: 'Add Question about “Lights we sell”' }).click();
  await topics.getByRole('textbox', { name: 'Question about “Lights we sell”' }).fill('Do you repair old lamps?');
  await topics.getByRole('button', { name: 'Add Question', exact: true }).click();
  await changes.getByText('Question “Do you repair old lamps?” added').waitFor();
  await changes.getByText('Checked in your next report').waitFor();

  await opener(second).click();
  await topics.getByRole('button', { name: `Hide “${second}”` }).click();
  await changes.getByText(`Topic “${second}” hidden`).waitFor();
  await expect.poll(names).not.toContain(second);

  const wrong = dialog.getByRole('combobox', { name: /^Correct the verdict on “/ }).first();
  await dialog
    .locator('summary')
    .filter({ hasText: /answered|mentioned|no answer/ })
    .first()
    .click();
  await wrong.selectOption({ index: 1 });
  await dialog
    .getByText(/^You corrected this verdict\. We found: /)
    .first()
    .waitFor();
  await scanAccessibility(page);

  // Everything is still so when the page is opened anew, and a change can be undone.
  await page.reload();
  await opener('Lights we sell').waitFor();
  await changes.getByRole('button', { name: `Undo: Topic “${second}” hidden` }).click();
  await opener(second).waitFor();
  await changes.getByRole('button', { name: `Undo: Topic “${first}” renamed to “Lights we sell”` }).click();
  await opener(first).waitFor();
  await see(page, 'Question “Do you repair old lamps?” added');
});
