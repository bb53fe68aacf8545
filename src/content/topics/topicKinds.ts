/** Everything that a story can be listed under. `list` topics are built-in lists: latest, breaking, top-head and top-story. */
export const topicKinds = ['list', 'category', 'city', 'section', 'magazine', 'column', 'tag', 'author'] as const;
export type TopicKind = (typeof topicKinds)[number];

/** The kinds that editors create and change; `list` topics are built in. */
export const editableKinds = ['category', 'city', 'section', 'magazine', 'column', 'tag', 'author'] as const;
export type EditableKind = (typeof editableKinds)[number];

/** The kinds that editors put in order. There are too many tags and authors for that. */
export const orderedKinds = ['category', 'city', 'section', 'magazine', 'column'] as const;
