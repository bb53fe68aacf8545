import { useFormState } from 'react-hook-form';
import { useUnsavedWork } from './unsavedWork.ts';

/** Stands in a form of react-hook-form and guards what is typed there (`useUnsavedWork`). */
export function GuardedForm(): null {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  useUnsavedWork(Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful);
  return null;
}
