/** From the fewest permissions to the most. */
export const roles = ['reporter', 'sub-editor', 'desk-editor', 'chief-editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** A member of the newsroom staff, as calls see it. */
export type Staff = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The categories (with their subcategories) they work for; empty means all. */
  deskIds: readonly number[];
  /** The cities they work for; empty means all. */
  cityIds: readonly number[];
};

/** What an item belongs to: its category with the parent category, and its city. */
export type Place = { categoryIds: readonly number[]; cityId?: number | null | undefined };

/**
 * Whether a staff member may edit items of this category and city. Chief editors, administrators and staff without assigned categories or
 * cities work for the whole newspaper. A city reporter works on all stories of that city, whatever their category.
 */
export function worksFor(staff: Pick<Staff, 'role' | 'deskIds' | 'cityIds'>, { categoryIds, cityId }: Place): boolean {
  if (staff.role === 'chief-editor' || staff.role === 'administrator') return true;
  if (staff.deskIds.length === 0 && staff.cityIds.length === 0) return true;
  if (categoryIds.some((id) => staff.deskIds.includes(id))) return true;
  return cityId !== null && cityId !== undefined && staff.cityIds.includes(cityId);
}
