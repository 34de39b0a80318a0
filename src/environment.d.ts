interface ImportMetaEnv {
  /** The version of package.json, set by the build. */
  readonly APP_VERSION: string
}
