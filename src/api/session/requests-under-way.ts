const underWay = new Set<Promise<unknown>>()

/** Counts a request as under way until it is answered or fails; the promise that is given is the one that is returned. */
export function trackRequest<Answer>(answer: Promise<Answer>): Promise<Answer> {
  underWay.add(answer)
  const forget = () => void underWay.delete(answer)
  answer.then(forget, forget)
  return answer
}

/** Resolves once what is under way now is answered, after this many milliseconds at most; never rejects. */
export async function untilAnswered(milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))
  await Promise.race([Promise.allSettled(underWay), tooLate])
  clearTimeout(timer)
}
