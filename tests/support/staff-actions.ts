type Recorded = { staff: number; kind: string; thing: string; reason: string }
type Query = (text: string, values: readonly unknown[]) => Promise<unknown[]>

/** What staff did meanwhile, in its order: who, what kind, of which thing and why. */
export async function staffActionsDuring(
  { query }: { query: Query },
  work: () => Promise<unknown>,
): Promise<Recorded[]> {
  const SELECT = `select staff_id as staff, kind, thing || ' ' || thing_id as thing, reason from staff_action order by id`
  const { length } = await query(SELECT, [])
  await work()
  // The columns of the statement are these.
  return (await query(SELECT, [])).slice(length) as Recorded[]
}
