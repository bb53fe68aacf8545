/** Texts for the desk's actions in the audit log. */
export const grievanceAuditWords = {
  'grievance.change': { gu: 'ફરિયાદની સ્થિતિ કે નોંધ બદલી', en: 'Changed a grievance' },
  'grievance.decide': { gu: 'ફરિયાદનો નિર્ણય આપ્યો', en: 'Decided a grievance' },
} as const;

/** Texts for the desk's subjects in the audit log. */
export const grievanceSubjectWords = {
  grievance: { gu: 'ફરિયાદ', en: 'Grievance' },
} as const;

type Actions = typeof grievanceAuditWords;
type Subjects = typeof grievanceSubjectWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditActions extends Actions {}
  interface AuditSubjects extends Subjects {}
}
