// What features have in the shell is seen before any code: its styles belong to the first load, its code stays on the server.
import.meta.glob('/src/features/**/*.shell.css.ts', { eager: true })
