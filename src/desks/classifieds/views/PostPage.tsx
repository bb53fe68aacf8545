import { type AdFormData, AdFormPage } from './AdFormPage.tsx';
import { ChooseKindPage } from './ChooseKindPage.tsx';

/** Placing an advertisement: first its kind, then its form. */
export const PostPage = ({ data: { form } }: { data: { form: AdFormData | undefined } }) =>
  form ? <AdFormPage data={form} /> : <ChooseKindPage />;
