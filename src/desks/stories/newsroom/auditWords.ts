export const storyAuditWords = {
  'story.create': { gu: 'સ્ટોરી શરૂ કરી', en: 'Began a story' },
  'story.save': { gu: 'સ્ટોરી સાચવી', en: 'Saved a story' },
  'story.conflict': { gu: 'એકસાથે લખાયેલું લખાણ અલગ રાખ્યું', en: 'Kept the text of two editors at once apart' },
  'story.submit': { gu: 'સ્ટોરી ચકાસણી માટે મોકલી', en: 'Sent a story to the desk' },
  'story.recall': { gu: 'ચકાસણીમાંથી સ્ટોરી પાછી લીધી', en: 'Took a story back from the desk' },
  'story.return': { gu: 'સ્ટોરી નોંધ સાથે પાછી મોકલી', en: 'Returned a story with a note' },
  'story.approve': { gu: 'સ્ટોરી મંજૂર કરી', en: 'Approved a story' },
  'story.reopen': { gu: 'મંજૂર સ્ટોરી ફરી ચકાસણીમાં લીધી', en: 'Took an approved story into review again' },
  'story.schedule': { gu: 'સ્ટોરીનો સમય નક્કી કર્યો', en: 'Scheduled a story' },
  'story.unschedule': { gu: 'સ્ટોરીનો નક્કી કરેલો સમય રદ કર્યો', en: 'Took a story off the schedule' },
  'story.publish': { gu: 'સ્ટોરી પ્રકાશિત કરી', en: 'Published a story' },
  'story.update': { gu: 'સ્ટોરીના ફેરફાર પ્રકાશિત કર્યા', en: 'Published changes of a story' },
  'story.discard': { gu: 'સ્ટોરીના ફેરફાર છોડી દીધા', en: 'Gave up changes of a story' },
  'story.withdraw': { gu: 'સ્ટોરી પાછી ખેંચી', en: 'Withdrew a story' },
  'story.restore_published': { gu: 'પાછી ખેંચેલી સ્ટોરી ફરી પ્રકાશિત કરી', en: 'Published a withdrawn story again' },
  'story.trash': { gu: 'સ્ટોરી કચરાપેટીમાં મૂકી', en: 'Moved a story to the trash' },
  'story.untrash': { gu: 'સ્ટોરી કચરાપેટીમાંથી પાછી લીધી', en: 'Took a story out of the trash' },
  'story.remove': { gu: 'સ્ટોરી કાયમ માટે કાઢી નાખી', en: 'Removed a story for good' },
  'story.takeOver': { gu: 'બીજા પાસેથી સ્ટોરી લઈ લીધી', en: 'Took a story over from somebody else' },
  'story.handOver': { gu: 'સ્ટોરી બીજાને સોંપી', en: 'Handed a story over' },
  'story.plan': { gu: 'સ્ટોરીનું આયોજન બદલ્યું', en: 'Changed the plan of a story' },
  'story.breaking': { gu: 'બ્રેકિંગ ન્યૂઝ મૂક્યા કે હટાવ્યા', en: 'Set or ended breaking news' },
  'story.breakingOver': { gu: 'બ્રેકિંગ ન્યૂઝનો સમય પૂરો થયો', en: 'Breaking news ran out' },
  'story.publicationFailed': { gu: 'નક્કી કરેલા સમયે સ્ટોરી પ્રકાશિત ન થઈ', en: 'A scheduled story was not published' },
  'story.acknowledgeAlarm': { gu: 'ચેતવણી જોઈ લીધી', en: 'Saw to an alarm' },
  article: { gu: 'સ્ટોરી', en: 'Story' },
} as const;

type Words = typeof storyAuditWords;
declare module '../../../platform/auditLog.ts' {
  interface AuditWords extends Words {}
}
