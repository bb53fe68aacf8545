/** From the one who may do least to the one who may do everything. */
export const roles = ['reporter', 'sub-editor', 'desk-editor', 'chief-editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Someone of the newsroom, as every call knows them. */
export type Staff = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The categories (with what stands under them) they work for; none means all. */
  deskIds: readonly number[];
  /** The cities they work for; none means all. */
  cityIds: readonly number[];
};

/** What a thing belongs to: its category with the one above it, and its city. */
export type Place = { categoryIds: readonly number[]; cityId?: number | null | undefined };

/**
 * Whether something of this category and city is theirs to touch. Chief editors and administrators work for the whole paper; whoever
 * has neither desks nor cities named does too; a city's reporter works for all of that city's stories, whatever their category.
 */
export function worksFor(staff: Pick<Staff, 'role' | 'deskIds' | 'cityIds'>, { categoryIds, cityId }: Place): boolean {
  if (staff.role === 'chief-editor' || staff.role === 'administrator') return true;
  if (staff.deskIds.length === 0 && staff.cityIds.length === 0) return true;
  if (categoryIds.some((id) => staff.deskIds.includes(id))) return true;
  return cityId !== null && cityId !== undefined && staff.cityIds.includes(cityId);
}
