export const galleryAuditWords = {
  'gallery.draft': { gu: 'ગેલેરીનો મુસદ્દો બનાવ્યો', en: 'Drafted a gallery' },
  'gallery.change': { gu: 'ગેલેરી બદલી', en: 'Changed a gallery' },
  'gallery.publish': { gu: 'ગેલેરી પ્રકાશિત કરી', en: 'Published a gallery' },
  'gallery.withdraw': { gu: 'ગેલેરી પાછી ખેંચી', en: 'Withdrew a gallery' },
  'gallery.remove': { gu: 'ગેલેરી કાયમ માટે કાઢી', en: 'Deleted a gallery for good' },
  gallery: { gu: 'ગેલેરી', en: 'Gallery' },
} as const;

type Words = typeof galleryAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
