import { useFormState } from 'react-hook-form';
import { useUnsavedWork } from './unsavedWork.ts';

/** Guards the unsaved input of the surrounding react-hook-form (`useUnsavedWork`). */
export function GuardedForm(): null {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  useUnsavedWork(Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful);
  return null;
}
