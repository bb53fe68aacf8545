export const grievanceAuditWords = {
  'grievance.change': { gu: 'ફરિયાદની સ્થિતિ કે નોંધ બદલી', en: 'Changed a grievance' },
  'grievance.decide': { gu: 'ફરિયાદનો નિર્ણય આપ્યો', en: 'Decided a grievance' },
  grievance: { gu: 'ફરિયાદ', en: 'Grievance' },
} as const;

type Words = typeof grievanceAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
