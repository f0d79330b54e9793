/** Rows of the hosted backend's table where a column has a value. */
export async function studiosWhere(column, value, caching) {
  const answer = await fetch(
    `${process.env.BACKEND_URL}/rest/v1/studios?select=*&${column}=eq.${encodeURIComponent(value)}`,
    caching,
  );
  if (!answer.ok) throw new Error(`the backend answers ${answer.status}`);
  return answer.json();
}
