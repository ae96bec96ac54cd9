/** A name for a field: what it is called, else the label that it stands in. */
function nameOf(field: Element): string {
  const labelled = field.getAttribute('aria-label') ?? field.closest('label')?.firstChild?.textContent;
  return labelled?.trim() ?? '';
}

const SEPARATOR = '\u3000';

/** What a choice of a few says where it is not the first, which narrows nothing. */
function radioWords(group: Element): string[] {
  const chosen = group.querySelector('[role="radio"][aria-checked="true"]');
  if (chosen === null || chosen === group.querySelector('[role="radio"]')) return [];
  return [`${nameOf(group)}：${chosen.firstChild?.textContent?.trim() ?? ''}`];
}

function fieldWords(field: Element): string[] {
  if (field instanceof HTMLSelectElement)
    return field.selectedIndex > 0 ? [`${nameOf(field)}：${field.selectedOptions[0]?.text.trim() ?? ''}`] : [];
  if (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(field.type))
    return field.value.trim() === '' ? [] : [`${nameOf(field)}：${field.value.trim()}`];
  return [];
}

/** What a toolbar narrows its list to, in words, from the fields that are filled in: paper shows these in place of the fields. */
export function filterWords(toolbar: Element): string {
  const groups = [...toolbar.querySelectorAll('[role="radiogroup"]')].flatMap(radioWords);
  const fields = [...toolbar.querySelectorAll('input, select')].flatMap(fieldWords);
  const pressed = [...toolbar.querySelectorAll('[aria-pressed="true"]')].map((chip) => chip.textContent.trim());
  return [...groups, ...fields, ...pressed].join(SEPARATOR);
}
