import { Box, Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { parseLink } from '../../../platform/text/linkAddress.ts';
import type { EnquiryForHandling } from '../inbox/enquiryShapes.ts';
import { enquiryScreenWords } from './words.ts';

/** What the sender wrote; telephone numbers and addresses are links. */
export function EnquiryDetails({ enquiry }: { enquiry: EnquiryForHandling }): ReactNode {
  const words = useWords(enquiryScreenWords);
  const { name, company, phone, email, city, budget, about, message, createdAt } = enquiry;
  const lines: [label: string, value: ReactNode][] = [
    [words.name, name],
    [words.company, company],
    [words.phone, phone && <Link href={`tel:${phone}`}>{inGroups(phone)}</Link>],
    [words.email, email && <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Link>],
    [words.city, city],
    [words.budget, budget],
    [words.about, about && <AboutStory about={about} />],
    [words.received, dateAndTime(new Date(createdAt))],
  ];
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' }, columnGap: 2 }}
      >
        {lines
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', pt: 0.5 }}>
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, pt: { xs: 0, sm: 0.5 }, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
      </Box>
      {phone === null && email === null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {words.unreachable}
        </Typography>
      )}
      <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
        {words.message}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message ?? words.noMessage}</Typography>
    </Card>
  );
}

/** A mobile number of India as it is read aloud: `+91 98250 12345`. */
const inGroups = (phone: string): string => phone.replace(/^(\+91)([6-9]\d{4})(\d{5})$/, '$1 $2 $3');

/** The story as the reader named it: a link if it is an address. */
function AboutStory({ about }: { about: string }): ReactNode {
  const link = parseLink(about);
  if (link?.kind !== 'path' && link?.kind !== 'web') return about;
  return (
    <Link href={link.href} target="_blank" rel="noopener noreferrer">
      {about}
    </Link>
  );
}
