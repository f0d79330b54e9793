import { redirect } from 'react-router';
import { receiveSubmission } from '#app/.server/receive-submission.ts';
import { paths } from '#app/paths.ts';
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
