// Writes the two GitHub workflows of a new site: one checks pull requests, one publishes the site. Each action is named by its
// commit, because the owner of an action can move a version name to other code
// (https://docs.github.com/en/actions/security-for-github-actions/security-guides/security-hardening-for-github-actions#using-third-party-actions).

const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
const SETUP_NODE = 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0';
const CACHE = 'actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5';
const UPLOAD = 'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0';
const DOWNLOAD = 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1';
const UPLOAD_PAGES = 'actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0';
const DEPLOY_PAGES = 'actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0';

/** Everything that a run executes. The engine may stand in the same folder, so its files are in the list too. */
const CODE =
  "${{ hashFiles('.github/workflows/**', 'blocks/**', 'schema/**', 'scripts/**', 'src/**', 'package*.json', 'vite.config.ts') }}";

/** The first steps of every run. Each workflow has a cache of its own, because only the same workflow has use for it. */
const begin = (name: string) => `      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - uses: ${SETUP_NODE}
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      # What was made of photographs: the same ones are not made again.
      - uses: ${CACHE}
        with:
          path: ~/.cache/ashlar/*/pictures
          key: pictures-\${{ runner.os }}-\${{ github.run_id }}
          restore-keys: pictures-\${{ runner.os }}-
      # What else was seen and made the last time. Some of it is run, so it is of use to the same code alone: what a change has put
      # there is gone when the change is taken back.
      - uses: ${CACHE}
        with:
          path: |
            ~/.cache/ashlar/*/*
            !~/.cache/ashlar/*/pictures
            dist
          key: ${name}-\${{ runner.os }}-${CODE}-\${{ github.run_id }}
          restore-keys: ${name}-\${{ runner.os }}-${CODE}-
`;

export const CHECK = `# Every mistake in the content of a pull request is shown beside its line. The artifact "site" is the site as it would be.
name: check

on:
  pull_request:
  push:
    branches: [main]

permissions: {}

jobs:
  content:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read
    steps:
${begin('check')}      - run: npm run --silent check -- --format github
      - run: npm run --silent build
      - uses: ${UPLOAD}
        if: \${{ github.event_name == 'pull_request' }}
        with:
          name: site
          path: dist
          retention-days: 14
`;

export function publishWorkflow(timeZone: string): string {
  return `# Publishes the site on GitHub Pages: whenever something is merged, and every day for pages whose day has come. A build that fails
# leaves the site as it is and opens an issue that says why; the next good one closes it. docs/publishing.md of Ashlar says how the
# host is set up, and what to write here for another one.
name: publish

on:
  push:
    branches: [main]
  schedule:
    # Just after midnight where "timeZone" of pages/_site.json is, in summer and in winter. And every three hours from there on:
    # for pages that come at a time of day, and because GitHub leaves a run out when it is busy.
    - cron: '7 */3 * * *'
      timezone: ${timeZone}
  # A button on the page of this workflow.
  workflow_dispatch:

# Each job asks for what it needs.
permissions: {}

# One after the other, so that an older site never comes after a newer one.
concurrency:
  group: publish
  cancel-in-progress: false

jobs:
  build:
    if: \${{ !github.event.repository.fork }}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
    steps:
${begin('publish')}      - name: Build the site
        shell: bash
        run: npm run --silent build -- --plain-host 2>&1 | tee said.txt
      - uses: ${UPLOAD_PAGES}
        with:
          path: dist
      - uses: ${UPLOAD}
        if: \${{ failure() && hashFiles('said.txt') != '' }}
        with:
          name: said
          path: said.txt
          retention-days: 3

  deploy:
    needs: build
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: ${DEPLOY_PAGES}

  # It runs no package and no line of the site, because it may write.
  tell:
    needs: [build, deploy]
    if: \${{ !cancelled() && needs.build.result != 'skipped' }}
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      issues: write
    steps:
      - uses: ${DOWNLOAD}
        if: \${{ needs.build.result == 'failure' }}
        continue-on-error: true
        with:
          name: said
      - name: Open an issue, or close it
        shell: bash
        env:
          GH_TOKEN: \${{ github.token }}
          GH_REPO: \${{ github.repository }}
          RESULT: \${{ needs.deploy.result }}
          RUN: \${{ github.server_url }}/\${{ github.repository }}/actions/runs/\${{ github.run_id }}
          TITLE: The site could not be published
        run: |
          issue=$(gh issue list --state open --limit 1000 --json number,title --jq 'map(select(.title == env.TITLE))[0].number // empty')
          if [ "$RESULT" = success ]; then
            if [ -n "$issue" ]; then gh issue close "$issue" --comment "The site is published again: $RUN"; fi
            exit
          fi
          {
            echo "Visitors still see the site as it was before. Nothing is lost, and this issue closes itself once the site is published again."
            echo
            if [ -s said.txt ]; then
              echo "This is what the build said; mend it in the pages that it names:"
              echo
              head -c 20000 said.txt | sed 's/^/    /'
            else
              echo "The pages were not the reason. Open the run below: it says at which step it ended, and may pass when it is run again. The first time, look whether Settings > Pages > Source says GitHub Actions."
            fi
            echo
            echo "The run: $RUN"
          } > issue.md
          if [ -n "$issue" ]; then gh issue edit "$issue" --body-file issue.md
          else gh issue create --title "$TITLE" --body-file issue.md; fi
`;
}
