export const help = `npm run flows drives every flow of the machines over the booking API and in a browser, and writes a report.

  npm run flows                              all machines, both drivers
  npm run flows -- --driver api              over the booking API alone: no browser, about half a minute
  npm run flows -- --machine checkout        one machine (or one flow: "request (package)"); more with commas
  npm run flows -- --path 5873bb1adf         one path again, by its id from the report

  --driver api|page|both   what drives: the machines' actors over HTTP, the site's pages, or both (default)
  --machine <names>        only these machines or flows
  --path <ids>             only these paths; coverage is not judged then
  --walks <number>         random walks of 50 steps for each flow, over the API, besides its paths (default 0)
  --seed <number>          of the first random walk; each that follows has the next number (default 1)
  --headed                 shows the browser
  --slow <ms>              pauses before each step in the browser
  --url <address>          drives the pages of a site that runs already, such as a staging site; the API driver keeps to its own
  --out <folder>           where the report goes (default flows-report)
  --help                   this text

It ends with 1 if a path failed or something that can be driven was not.`
