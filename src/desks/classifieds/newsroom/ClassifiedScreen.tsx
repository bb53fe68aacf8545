import type { ReactNode } from 'react';
import { Sections } from '../../../newsroom/frame/Section.tsx';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useRecord } from '../../../newsroom/reads/useRecord.ts';
import { moderationStepsFrom } from '../states/adStates.ts';
import { ClassifiedDetails } from './ClassifiedDetails.tsx';
import { ClassifiedHistory } from './ClassifiedHistory.tsx';
import { classifiedEndpoints } from './endpoints.ts';
import { ModerationForm } from './ModerationForm.tsx';
import { moderationScreenWords } from './words.ts';

/** One advertisement: what readers would see, the decision, its reports, and the messages that were sent on. */
export function ClassifiedScreen(): ReactNode {
  const words = useWords(moderationScreenWords);
  const { id, data, error, show, reload } = useRecord('classifieds', classifiedEndpoints.one);
  return (
    <SubScreen title={data?.title ?? words.title} back={['/classifieds', words.back]} error={error}>
      {data && (
        <Sections>
          <ClassifiedDetails ad={data} />
          {moderationStepsFrom(data.state).length > 0 && <ModerationForm key={id} ad={data} onDone={show} onReload={reload} />}
          <ClassifiedHistory ad={data} />
        </Sections>
      )}
    </SubScreen>
  );
}
