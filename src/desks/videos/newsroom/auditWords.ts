export const videoAuditWords = {
  'video.draft': { gu: 'વિડિયોનો મુસદ્દો બનાવ્યો', en: 'Drafted a video' },
  'video.change': { gu: 'વિડિયો બદલ્યો', en: 'Changed a video' },
  'video.publish': { gu: 'વિડિયો પ્રકાશિત કર્યો', en: 'Published a video' },
  'video.withdraw': { gu: 'વિડિયો પાછો ખેંચ્યો', en: 'Withdrew a video' },
  'video.upload': { gu: 'વિડિયોની ફાઇલ મૂકી', en: 'Uploaded a file of a video' },
  'video.remove': { gu: 'વિડિયો કાયમ માટે કાઢ્યો', en: 'Deleted a video for good' },
  video: { gu: 'વિડિયો', en: 'Video' },
  file: { gu: 'ફાઇલ', en: 'File' },
} as const;

type Words = typeof videoAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
