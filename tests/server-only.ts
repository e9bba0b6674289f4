// Stands in for the package that keeps server code out of browsers: Jest runs both.
export {};
