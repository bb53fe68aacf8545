import { Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { TextOrLink } from '../../../newsroom/frame/TextOrLink.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { type Fact, Facts } from '../../../newsroom/lists/Facts.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { EnquiryForHandling } from '../inbox/enquiryShapes.ts';
import { enquiryScreenWords } from './words.ts';

/** What the sender wrote; telephone numbers and addresses are links. */
export function EnquiryDetails({ enquiry }: { enquiry: EnquiryForHandling }): ReactNode {
  const words = useWords(enquiryScreenWords);
  const { name, company, phone, email, city, budget, about, message, createdAt } = enquiry;
  const facts: Fact[] = [
    [words.name, name],
    [words.company, company],
    [words.phone, phone && <Link href={`tel:${phone}`}>{inGroups(phone)}</Link>],
    [words.email, email && <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Link>],
    [words.city, city],
    [words.budget, budget],
    [words.about, about && <TextOrLink text={about} />],
    [words.received, dateAndTime(new Date(createdAt))],
  ];
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Facts facts={facts} />
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
