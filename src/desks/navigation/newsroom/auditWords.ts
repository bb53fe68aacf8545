export const menuAuditWords = {
  'menu.add': { gu: 'મેનુમાં ઉમેર્યું', en: 'Added to a menu' },
  'menu.change': { gu: 'મેનુની વિગત બદલી', en: 'Changed an item of a menu' },
  'menu.order': { gu: 'મેનુનો ક્રમ બદલ્યો', en: 'Changed the order of a menu' },
  'menu.remove': { gu: 'મેનુમાંથી કાઢ્યું', en: 'Removed from a menu' },
  'menu-item': { gu: 'મેનુની વિગત', en: 'Menu item' },
} as const;

type Words = typeof menuAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
