interface ImportMetaEnv {
  /** The version of package.json, set by the build. */
  readonly APP_VERSION: string
  /** Whether this is the server's copy; what stands behind it is left out of the browser's. */
  readonly SSR: boolean
}
