import type { NodeViewRenderer } from '@tiptap/core';

/**
 * The view of a text block with one extra line (the person quoted, the caption of a table): the line is an input, the text is edited as
 * usual.
 */
export function withLine(
  name: 'cite' | 'caption',
  label: string,
  tags: { outer: string; inner: string[]; lineFirst: boolean },
): NodeViewRenderer {
  return ({ node, editor, getPos }) => {
    const dom = document.createElement(tags.outer);
    dom.dataset['lined'] = node.type.name;
    const line = document.createElement('input');
    line.placeholder = label;
    line.setAttribute('aria-label', label);
    const elements = tags.inner.map((tag) => document.createElement(tag));
    for (const [at, element] of elements.entries()) if (at > 0) elements[at - 1]?.append(element);
    const [outermost] = elements;
    const contentDOM = elements.at(-1) ?? dom;
    if (outermost) dom.append(...(tags.lineFirst ? [line, outermost] : [outermost, line]));
    const show = (value: unknown) => {
      if (document.activeElement !== line) line.value = typeof value === 'string' ? value : '';
      line.readOnly = !editor.isEditable;
      line.hidden = !editor.isEditable && line.value === '';
    };
    show(node.attrs[name]);
    line.addEventListener('input', () => {
      const at = getPos();
      if (at !== undefined) editor.view.dispatch(editor.state.tr.setNodeAttribute(at, name, line.value));
    });
    return {
      dom,
      contentDOM,
      update: (next) => {
        if (next.type !== node.type) return false;
        show(next.attrs[name]);
        return true;
      },
      stopEvent: (event) => event.target === line,
      ignoreMutation: (mutation) => mutation.target === line || line.contains(mutation.target) || mutation.target === dom,
    };
  };
}
