/** The text of a script, compiled and minified for the document itself (tools/inline-script.ts). */
declare module 'inline-script:*' {
  const text: string
  export default text
}
