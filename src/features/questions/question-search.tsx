import SearchIcon from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import {
  everyQuestion,
  formatQuestionsUrl,
  LONGEST_QUESTION_SEARCH,
  type QuestionsView,
  searchedWords,
} from '#domain/questions/question-url.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import * as styles from './questions.css.ts'
import { questionsCopy as copy } from './questions.copy.ts'

/** Finds questions by words of their title and text, among those that are listed: a plain form, which keeps order and type. */
export function QuestionSearch({ view, place }: { view: QuestionsView; place: string | null }) {
  const [, navigate] = useLocation()
  const hrefOf = (words: string) => formatQuestionsUrl({ ...view, words, page: 1 })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    navigate(hrefOf(typeof typed === 'string' ? searchedWords(typed) : ''))
  }
  return (
    <search>
      <form
        action={formatQuestionsUrl({ ...everyQuestion, locationUri: view.locationUri })}
        method="get"
        onSubmit={submit}
        className={styles.search}
      >
        <div className={styles.searchField}>
          <TextField
            label={place === null ? copy.search : copy.searchOfPlace(place)}
            name="q"
            type="search"
            autoComplete="off"
            icon={SearchIcon}
            defaultValue={view.words}
            maxLength={LONGEST_QUESTION_SEARCH}
          />
        </div>
        {view.sortOrder !== everyQuestion.sortOrder && <input type="hidden" name="sort" value={view.sortOrder} />}
        {view.type !== everyQuestion.type && <input type="hidden" name="type" value={view.type} />}
        <Button type="submit" variant="secondary">
          {copy.find}
        </Button>
        {view.words !== '' && (
          <Link href={hrefOf('')} isStandalone>
            {copy.clear}
          </Link>
        )}
      </form>
    </search>
  )
}
