import { redirect } from 'react-router';
import { paths } from '#app/paths.ts';
import { receiveSubmission } from './.server/receive-submission.ts';
import type { Route } from './+types/contact-message';

/** Who comes here by hand wants the form. */
export function loader() {
  return redirect(paths.contact);
}

/** The contact form as its script sends it: how it went, as a `ContactResult` in JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const { result, ...init } = await receiveSubmission(request, context);
  return Response.json(result, init);
}
