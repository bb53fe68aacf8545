/**
 * Everything a story can be listed under. `list` topics are the paper's own running lists: latest, breaking, top-head
 * and top-story.
 */
export const topicKinds = ['list', 'category', 'city', 'section', 'magazine', 'column', 'tag', 'author'] as const;
export type TopicKind = (typeof topicKinds)[number];

/** The kinds that editors make and change; the running lists are the paper's own. */
export const editableKinds = ['category', 'city', 'section', 'magazine', 'column', 'tag', 'author'] as const;
export type EditableKind = (typeof editableKinds)[number];

/** The kinds that stand in an order which editors give them. Tags and authors are too many for one. */
export const orderedKinds = ['category', 'city', 'section', 'magazine', 'column'] as const;
