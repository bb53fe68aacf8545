/**
 * The present values of a record with what an editor has typed meanwhile: a field that the editor has left as it was takes the present
 * value. Objects are compared field by field, lists as a whole.
 */
export function typedOver<Fields extends object>(present: Fields, typed: Fields, earlier: Fields): Fields {
  const merged = { ...present };
  for (const name in typed) if (!isSame(typed[name], earlier[name])) merged[name] = chosen(present[name], typed[name], earlier[name]);
  return merged;
}

/** One value by the same rule. */
export function chosen<Value>(present: Value, typed: Value, earlier: Value): Value {
  if (isSame(typed, earlier)) return present;
  return hasFields(present) && hasFields(typed) && hasFields(earlier) ? typedOver(present, typed, earlier) : typed;
}

/** Whether two values are the same in JSON. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const hasFields = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
